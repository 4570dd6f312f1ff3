import type * as z from 'zod/mini';
import { report } from '../device/report.ts';
import { session } from '../device/session.ts';
import { readConfig } from '../domain/config.ts';
import { ApiError } from '../domain/api-error.ts';
import { takeEarly } from './early.ts';
import { http } from './http.ts';
import { parseJson } from './parse-json.ts';
import { readBodyText } from './read-body-text.ts';
import {
  type CallBody,
  type CallData,
  type CallName,
  calls,
  envelopeSchema,
  fieldMessagesSchema,
  fillPath,
} from './calls.ts';

/** How long an answer may take to begin, in milliseconds. */
const usualTimeout = 15_000;

// Where config.js could not be loaded, the calls go where the build says. Paths are appended as they stand, so a root without its last
// slash gets one.
const root = new URL(
  readConfig(globalThis.portalConfig ?? { apiRoot: import.meta.env.VITE_API_ROOT }).apiRoot,
  document.baseURI,
).href.replace(/\/?$/, '/');

type Envelope = z.output<typeof envelopeSchema>;

interface Options<Name extends CallName> {
  body?: CallBody<Name>;
  id?: string;
  signal?: AbortSignal;
  /** How long the answer may take to begin, in milliseconds, where the usual time is too short. */
  timeout?: number;
}

interface Answer<Name extends CallName> {
  message: string | null;
  data: CallData<Name>;
  body: string;
}

/**
 * Sends one call of the table and returns its parsed answer. A guarded call whose token is not valid any more ends the session.
 * @throws {ApiError} for every failure but an abort, which is thrown as it comes.
 */
export async function send<Name extends CallName>(name: Name, options: Options<Name> = {}): Promise<Answer<Name>> {
  return calls[name].guarded
    ? whileSignedIn((signal) => request(name, { ...options, signal }), options.signal)
    : request(name, options);
}

/** Aborts a call that is under way when the session changes, so that nothing of one person arrives with the next. */
async function whileSignedIn<T>(ask: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T> {
  const { token } = session.get();
  const ended = new AbortController();
  const stop = session.subscribe(() => {
    if (session.get().token !== token) ended.abort();
  });
  try {
    return await ask(signal ? AbortSignal.any([signal, ended.signal]) : ended.signal);
  } finally {
    stop();
  }
}

async function request<Name extends CallName>(name: Name, options: Options<Name>): Promise<Answer<Name>> {
  const call = calls[name];
  const { token } = session.get();
  if (call.guarded && !token) throw new ApiError('session');
  const { signal, timeout = usualTimeout } = options;
  const { response, body } = await respond(`${root}${fillPath(call.path, options.id)}`, {
    method: call.method,
    timeout,
    ...(signal && { signal }),
    ...(call.guarded && { headers: { Authorization: `Bearer ${token}` } }),
    ...(options.body && { body: formEncoded(options.body) }),
  });
  const status = response.status;
  // "No content" says that it is done. An empty answer of another status says nothing, and to a reading it is none.
  const isDone = status === 204 && call.method !== 'GET';
  const envelope = envelopeSchema.safeParse(isDone ? { status: 1 } : await json(body));
  if (call.guarded && (status === 401 || saysTokenIsInvalid(status, envelope.data))) {
    throw endSession(status, token, envelope.data?.message);
  }
  const retryAfter = readRetryAfter(response.headers.get('Retry-After'), Date.now());
  if (!envelope.success) throw mismatch(name, { status, retryAfter, cause: envelope.error });
  // Browsers follow most redirects of a POST with a GET, whose answer says nothing about the write. Guarded writes look whether they arrived;
  // open ones, such as a sign-in, need what the answer brings.
  if (response.redirected && call.guarded && call.method === 'POST')
    throw mismatch(name, { status, cause: response.url });
  if (envelope.data.status === 0 || !response.ok) throw refusal(status, retryAfter, envelope.data);
  const data = await call.data.safeParseAsync(envelope.data.data);
  signal?.throwIfAborted();
  if (!data.success) throw mismatch(name, { status, cause: data.error });
  return { message: envelope.data.message, data: data.data as CallData<Name>, body };
}

/** The first of several refused calls ends the session, unless somebody has signed in again since. */
function endSession(status: number, token: string | null, serverMessage: string | null = null): ApiError {
  if (session.get().token === token) session.end('expired');
  return new ApiError('session', { status, serverMessage });
}

function mismatch(call: CallName, details: { status: number; retryAfter?: number | null; cause: unknown }): ApiError {
  report({ type: 'contract', call, status: details.status });
  return new ApiError('unreadable', details);
}

/** The data in the body of a success; undefined if it cannot be read. */
export async function readBody<Name extends CallName>(name: Name, body: string): Promise<CallData<Name> | undefined> {
  const envelope = envelopeSchema.safeParse(await json(body)).data;
  if (envelope?.status !== 1) return undefined;
  return (await calls[name].data.safeParseAsync(envelope.data)).data as CallData<Name> | undefined;
}

type HttpRequest = Omit<RequestInit, 'signal'> & { signal?: AbortSignal; timeout: number };

async function respond(
  url: string,
  { timeout, ...options }: HttpRequest,
): Promise<{ response: Response; body: string }> {
  let status: number | undefined;
  try {
    const early = await takeEarly(new Request(url, options), timeout);
    const response = early ?? (await http(url, { timeout, ...options }));
    status = response.status;
    return { response, body: await readBodyText(response.body) };
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    const isTimeout = cause instanceof Error && cause.name === 'TimeoutError';
    throw new ApiError(isTimeout ? 'timeout' : 'network', { ...(status && { status }), cause });
  }
}

/** The body as JSON, or undefined if it is not JSON: the envelope's schema decides what that means. */
function json(body: string): Promise<unknown> {
  return parseJson(body).catch(() => undefined);
}

function formEncoded(body: object): URLSearchParams {
  return new URLSearchParams(
    Object.entries(body).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value ?? '')]])),
  );
}

const invalidToken =
  /\b(?:token|jwt)\b.*\b(?:invalid|expired|not valid|revoked|missing|malformed)\b|\b(?:invalid|expired|no)\b.*\btoken\b/i;
const wordsOfToken =
  /^(?:\b(?:the|your|access|auth|bearer|session|jwt|token|is|was|has|been|or|no|not|valid|invalid|expired|revoked|missing|malformed|provided)\b[\s.,!-]*)+$/i;

/** With HTTP 403 in any words; with another status only if the message says nothing else, because other tokens expire, too. */
function saysTokenIsInvalid(httpStatus: number, envelope: Envelope | undefined): boolean {
  const message = envelope?.message ?? '';
  if (httpStatus === 403 && invalidToken.test(message)) return true;
  // "Your session has expired. Please log in again."
  const said = message.replace(/\bplease\b.*/i, '').replace(/\bsession\b/i, 'token');
  return envelope?.status === 0 && invalidToken.test(said) && wordsOfToken.test(said);
}

/** A longer pause, in milliseconds, is cut to this: it may be a mistake of the server. */
const longestPause = 10 * 60_000;

/** Reads the header `Retry-After`, seconds or a date, to milliseconds from `now`; null if it asks for nothing. */
function readRetryAfter(header: string | null, now: number): number | null {
  if (!header) return null;
  const pause = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return pause > 0 ? Math.min(pause, longestPause) : null;
}

function refusal(status: number, retryAfter: number | null, { message, data }: Envelope): ApiError {
  const faults = fieldMessagesSchema.safeParse(data).data?.items ?? [];
  const fields: Record<string, string> = {};
  for (const { param, msg } of faults) if (param) fields[param] ??= msg;
  return new ApiError('refused', { status, retryAfter, serverMessage: faults[0]?.msg ?? message, fields });
}
