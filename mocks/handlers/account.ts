import { accountByEmail, isEmail, revokeTokens, saveAccount } from '#mocks/accounts.ts';
import { isSameAddress } from '#src/domain/user.ts';
import { sendCode } from '#mocks/codes.ts';
import { randomId } from '#mocks/random.ts';
import { refuseFaults, Refusal } from '#mocks/refusal.ts';
import { agentOf } from '#mocks/seed/agents.ts';
import type { CallHandlers } from './call-handler.ts';

const fault = (wrong: boolean, param: string, msg: string) => wrong && { param, msg };

export const passwordFault = (password: string) =>
  fault(password.length < 6, 'password', 'Password must be 6 characters or greater.');

type Calls = 'register' | 'login' | 'changePassword' | 'changeAgent' | 'me';

export const accountHandlers: Pick<CallHandlers, Calls> = {
  register({ transaction, body }) {
    const [firstName, lastName, email] = [body.firstName.trim(), body.lastName.trim(), body.email.trim()];
    const agentEmail = body.agent?.trim() || null;
    refuseFaults([
      fault(!firstName, 'firstName', 'First name must be specified.'),
      fault(!lastName, 'lastName', 'Last name must be specified.'),
      fault(!isEmail(email), 'email', 'Email must be a valid email address.'),
      fault(accountByEmail(transaction, email) !== null, 'email', 'E-mail already in use.'),
      fault(agentEmail !== null && !isEmail(agentEmail), 'agent', 'Agent must be a valid email address.'),
      passwordFault(body.password),
    ]);
    const account = {
      id: `buyer-${randomId()}`,
      email,
      password: body.password,
      firstName,
      lastName,
      confirmed: false,
      agentEmail,
      profile: null,
      homes: 'shared' as const,
      since: transaction.now,
    };
    saveAccount(transaction, account);
    sendCode(transaction, account, 'confirm');
    return { message: 'Registration Success.', data: { _id: account.id, email } };
  },

  login({ transaction, body }) {
    const account = accountByEmail(transaction, body.email);
    if (account?.password !== body.password) throw new Refusal(401, 'Email or Password wrong.');
    if (!account.confirmed) throw new Refusal(401, 'Account is not confirmed. Please confirm your account.');
    const token = randomId();
    transaction.state.tokens[token] = account.id;
    return { message: 'Login Success.', data: { _id: account.id, token } };
  },

  changePassword({ transaction, body, buyer, token }) {
    refuseFaults([
      fault(!isSameAddress(body.email, buyer.email), 'email', 'Email does not match the account.'),
      fault(body.current !== buyer.password, 'current', 'Current password is wrong.'),
      passwordFault(body.password),
    ]);
    saveAccount(transaction, { ...buyer, password: body.password });
    revokeTokens(transaction, buyer, token);
    return { message: 'Password changed successfully.' };
  },

  changeAgent({ transaction, body, buyer }) {
    const agentEmail = body.agent.trim();
    refuseFaults([
      fault(!isSameAddress(body.email, buyer.email), 'email', 'Email does not match the account.'),
      fault(!isEmail(agentEmail), 'agent', 'Agent must be a valid email address.'),
    ]);
    saveAccount(transaction, { ...buyer, agentEmail });
    return { message: agentOf(agentEmail) ? 'Agent linked successfully.' : 'Agent saved. Registration is awaited.' };
  },

  me({ buyer }) {
    const { id, email, firstName, lastName, agentEmail, profile } = buyer;
    const agent = agentOf(agentEmail);
    // Leaves out Linda's profile, so that a screen that reads it from this call and not from its own is noticed.
    const profiles = id === 'buyer-main' ? {} : { buyerProfile: profile };
    return {
      message: 'Operation success',
      data: { _id: id, email, firstName, lastName, agentEmail, agent, ...profiles },
    };
  },
};
