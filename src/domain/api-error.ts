import { excerpt } from './excerpt.ts';

/**
 * How a call of the server, or of an identity provider, failed.
 * - `refused`: the server said no, in an envelope, whatever the HTTP status.
 * - `session`: a guarded call's token is not valid any more.
 * - `unreadable`: the answer is not what the wire agreed on: an HTML page, cut-off JSON, a wrong shape.
 * - `timeout` and `network`: no answer in time, or none at all.
 * - `canceled`: the person closed the provider's pop-up, or Twitter answered with a text that is too long to be shown.
 */
export type ApiErrorKind = 'refused' | 'session' | 'unreadable' | 'timeout' | 'network' | 'canceled';

interface Details {
  /** The HTTP status, where there was an answer. */
  status?: number;
  /** The server's own words, where it said any: the first validation entry, else its message. */
  serverMessage?: string | null;
  /** Validation messages by the name of the field on the wire. */
  fields?: Record<string, string>;
  /** How long the server asks not to be asked again, in milliseconds. */
  retryAfter?: number | null;
  cause?: unknown;
}

export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number | null;
  readonly serverMessage: string | null;
  readonly fields: Record<string, string>;
  readonly retryAfter: number | null;

  constructor(kind: ApiErrorKind, { status, serverMessage, fields, retryAfter, cause }: Details = {}) {
    super(serverMessage ?? kind, { cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status ?? null;
    this.serverMessage = serverMessage == null ? null : excerpt(serverMessage);
    this.fields = fields ?? {};
    this.retryAfter = retryAfter ?? null;
  }

  get isUnknownCall(): boolean {
    return this.status === 404 || this.status === 405 || this.status === 501;
  }
}
