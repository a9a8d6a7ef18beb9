"""Route decorators: every route may answer with a failure, and its OpenAPI description says so."""

from __future__ import annotations

from functools import partial

import litestar
from litestar.openapi.datastructures import ResponseSpec

from emporion.server.web.errors import Failure

FAILURES = {
    400: "Invalid request",
    401: "Not authenticated",
    403: "Forbidden",
    404: "Not found",
    405: "Method not allowed",
    409: "Conflicts with the current state",
    413: "Too large",
    429: "Rate limit reached; again after the seconds in Retry-After",
    500: "A fault of the server; the log says more",
    503: "The database cannot be used for the moment; again after the seconds in Retry-After",
}
ANSWERS = {
    status: ResponseSpec(Failure, description=description, generate_examples=False)
    for status, description in FAILURES.items()
}

get = partial(litestar.get, responses=ANSWERS)
post = partial(litestar.post, responses=ANSWERS)
put = partial(litestar.put, responses=ANSWERS)
delete = partial(litestar.delete, responses=ANSWERS)
