import type { Message } from './types';

/** The status of what does not exist, or not any more. */
export const NOT_FOUND = 404;

/** A request or command that the server refused, or that did not reach it (status 0). */
export class RequestError extends Error {
  /** `text` is the reason, ready to be translated. */
  constructor(readonly text: Message, readonly status = 0) {
    super(text.id);
  }
}

export const unreachable = (): RequestError => new RequestError({ is: 'text', id: 'web-unreachable' });
