import * as z from 'zod/mini';
import { buyerProfileSchema, profileFields, wireProfileField } from '../domain/buyer-profile.ts';
import { homeSchema } from '../domain/home.ts';
import { questionFields } from '../domain/question.ts';
import { userSchema } from '../domain/user.ts';
import {
  fieldsOf,
  longWireList,
  wireList,
  wireId,
  wireIdIfAny,
  wireSentence,
  wireText,
  withId,
} from '../domain/wire.ts';

/**
 * One call of the wire. `path` is appended to the API root as it stands, `{id}` filled in; `body` is sent form-encoded, null as ''.
 * `data` is what the envelope of a success carries. `shown` is false if the specification does not show the call and it is assumed.
 */
export interface Call<Body extends z.ZodMiniType = z.ZodMiniType, Data extends z.ZodMiniType = z.ZodMiniType> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  guarded: boolean;
  shown: boolean;
  body: Body;
  data: Data;
}

const call = <Body extends z.ZodMiniType, Data extends z.ZodMiniType>(
  method: Call['method'],
  path: string,
  access: 'open' | 'guarded',
  body: Body,
  data: Data,
  origin: 'shown' | 'assumed' = 'shown',
): Call<Body, Data> => ({ method, path, guarded: access === 'guarded', shown: origin === 'shown', body, data });

const text = z.string();
const noBody = z.object({});
/** The specification shows no data for the answer: it is ignored. */
const ignored = z.pipe(
  z.unknown(),
  z.transform(() => null),
);

const credentials = z.object({ email: text, password: text });
const byEmail = z.object({ email: text });
const withCode = z.object({ email: text, otp: text });

const registration = z.object({
  firstName: text,
  lastName: text,
  email: text,
  agent: z.nullable(text),
  password: text,
});

const registered = z.catch(z.nullable(withId({ _id: wireId, email: wireText })), null);
const resent = z.catch(z.nullable(withId({ _id: wireId })), null);
const newSession = withId({ _id: wireIdIfAny, token: text.check(z.minLength(1)) });

/** Every call that the portal makes, on one page. */
export const calls = {
  register: call('POST', 'auth/register', 'open', registration, registered),
  login: call('POST', 'auth/login', 'open', credentials, newSession),
  changePassword: call(
    'PUT',
    'auth/change-password',
    'guarded',
    z.object({ email: text, password: text, current: text }),
    ignored,
  ),
  changeAgent: call('PUT', 'auth/change-agent', 'guarded', z.object({ email: text, agent: text }), ignored),
  verifyOtp: call('POST', 'auth/verify-otp', 'open', withCode, ignored),
  resendVerifyOtp: call('POST', 'auth/resend-verify-otp', 'open', byEmail, resent),
  changeOtp: call('POST', 'auth/change-otp', 'open', byEmail, ignored),
  otpVerification: call('POST', 'auth/otp-verification', 'open', withCode, ignored),
  recoverPassword: call(
    'POST',
    'auth/recoverypassword',
    'open',
    z.object({ email: text, password: text, confirmPassword: text }),
    ignored,
  ),
  me: call('GET', 'auth/me/', 'guarded', noBody, userSchema),
  listProperties: call('GET', 'property/', 'guarded', noBody, longWireList(homeSchema)),
  postReply: call('POST', 'property/postreply', 'guarded', z.object({ propid: text, reply: text }), ignored),
  setPropStatus: call('PUT', 'property/hide/{id}', 'guarded', z.object({ propStatus: z.nullable(text) }), ignored),
  setQuestion: call(
    'PUT',
    'property/question/{id}',
    'guarded',
    z.object(fieldsOf(questionFields, z.optional(text))),
    ignored,
    'assumed',
  ),
  deleteProperty: call('DELETE', 'property/{id}', 'guarded', noBody, ignored, 'assumed'),
  listProfiles: call('GET', 'buyerprofile/', 'guarded', noBody, wireList(buyerProfileSchema)),
  storeProfile: call(
    'POST',
    'buyerprofile/',
    'guarded',
    z.object(fieldsOf(profileFields.map(wireProfileField), z.nullable(text))),
    ignored,
  ),
} satisfies Record<string, Call>;

export type CallName = keyof typeof calls;
export type CallBody<Name extends CallName> = z.input<(typeof calls)[Name]['body']>;
export type CallData<Name extends CallName> = z.output<(typeof calls)[Name]['data']>;

/** Fills `{id}` into a path, escaped so that an id cannot reach another call. */
export function fillPath(path: string, id?: string): string {
  return id === undefined ? path : path.replace('{id}', encodeURIComponent(id));
}

/** The envelope of every answer: 1 is success, 0 is failure with a message. */
export const envelopeSchema = z.object({
  status: z.union([
    z.literal(1),
    z.literal(0),
    z.pipe(
      z.enum(['0', '1']),
      z.transform((status) => (status === '1' ? 1 : 0)),
    ),
  ]),
  message: wireSentence,
  data: z.optional(z.unknown()),
});

/** The list that the data of a refused request may be: one entry a fault, `param` naming the field. */
export const fieldMessagesSchema = wireList(
  z.object({ msg: text.check(z.minLength(1)), param: z.catch(z.optional(text), undefined) }),
);
