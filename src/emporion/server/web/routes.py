"""Routes as we write them: every one may also answer with a failure, and says so in the published description."""

from __future__ import annotations

from functools import partial

import litestar
from litestar.openapi.datastructures import ResponseSpec

from emporion.server.web.errors import Failure

FAILURES = {
    400: "The request does not fit",
    401: "Nobody we know, or a wrong secret",
    403: "Not allowed",
    404: "No such thing",
    405: "Not in this way",
    409: "Not possible as things are",
    413: "Too large",
    429: "Too much at once",
}
ANSWERS = {
    status: ResponseSpec(Failure, description=description, generate_examples=False)
    for status, description in FAILURES.items()
}

get = partial(litestar.get, responses=ANSWERS)
post = partial(litestar.post, responses=ANSWERS)
put = partial(litestar.put, responses=ANSWERS)
delete = partial(litestar.delete, responses=ANSWERS)
