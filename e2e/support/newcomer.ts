import type { APIRequestContext } from '@playwright/test';
import { expect } from './fixtures.ts';

/** A home as the server has it. `street` is the first part of its address, as screens show it. */
export interface WireHome {
  _id: string;
  street: string;
  question?: Record<string, unknown> | null;
  replies: readonly { from: string; reply: string }[];
}

/** A buyer for one flow only, because the flows over HTTP share a server. */
export interface Newcomer {
  id: string;
  email: string;
  password: string;
  /** Reads the homes from the server. */
  homes: () => Promise<WireHome[]>;
  /** Has the server take a message. */
  post: (homeId: string, reply: string) => Promise<void>;
}

/** Registers a buyer over HTTP, whose agent shares six homes. `apiPort` is the port of the mocked server itself. */
export async function newcomer(request: APIRequestContext, apiPort: number): Promise<Newcomer> {
  const email = `ida.${crypto.randomUUID()}@example.com`;
  const password = 'homebuyer';
  const call = async (path: string, form?: Record<string, string>, token = '') => {
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await request.fetch(`/api/${path}`, { headers, ...(form && { method: 'POST', form }) });
    const { status, data } = (await answer.json()) as { status: number; data: never };
    expect(status, `what the server says to ${path}`).toBe(1);
    return data;
  };
  await call('auth/register', {
    firstName: 'Ida',
    lastName: 'Novak',
    email,
    agent: 'ana.ribeiro@example.com',
    password,
  });
  const mails = await request.get(`http://localhost:${apiPort}/mock/mail?to=${encodeURIComponent(email)}`);
  const [mail] = (await mails.json()) as { code: string }[];
  await call('auth/verify-otp', { email, otp: mail?.code ?? '' });
  const { _id: id, token } = (await call('auth/login', { email, password })) as { _id: string; token: string };
  return {
    id,
    email,
    password,
    homes: async () => {
      const homes: (WireHome & { address: string })[] = await call('property/', undefined, token);
      return homes.map((home) => ({ ...home, street: home.address.split(',')[0] ?? '' }));
    },
    post: (propid, reply) => call('property/postreply', { propid, reply }, token),
  };
}
