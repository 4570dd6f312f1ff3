import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { User } from '../domain/user.ts';
import { meQuery } from './user.ts';

/** The buyer. The route's loader has ensured them. */
export const useMe = (): User => useSuspenseQuery(meQuery).data;

/**
 * The buyer where no loader has ensured them: undefined until the answer comes. Components that mount later don't repeat a failed call: the
 * next screen or the buyer does.
 */
export const useKnownMe = (): User | undefined => useQuery({ ...meQuery, retryOnMount: false }).data;

/** The first name of the buyer's agent; null if there is none, or it is not known. */
export const useAgentName = (): string | null => useKnownMe()?.agent?.firstName ?? null;
