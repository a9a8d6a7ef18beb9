"""Structured logging, without secrets and without hidden information."""

from __future__ import annotations

import logging
import sys

import structlog

from emporion.server.settings import LOG_LEVELS, Settings

LEVELS = {name: logging.getLevelNamesMapping()[name.upper()] for name in LOG_LEVELS}


def set_up(settings: Settings) -> None:
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
    ]
    last: structlog.typing.Processor
    if settings.log_json:
        shared.append(structlog.processors.format_exc_info)
        last = structlog.processors.JSONRenderer()
    else:
        plain = structlog.dev.plain_traceback  # the default formatter prints local variables, which may be secrets
        last = structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain)
    structlog.configure(
        processors=[*shared, last],
        wrapper_class=structlog.make_filtering_bound_logger(LEVELS[settings.log_level]),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    formatter = structlog.stdlib.ProcessorFormatter(
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, last], foreign_pre_chain=shared
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(max(LEVELS[settings.log_level], logging.WARNING))  # libraries log only warnings and errors
