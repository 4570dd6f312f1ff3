import { useQuery } from '@tanstack/react-query';
import { meQuery } from './user.ts';

/** The first name of the buyer's agent; null if there is none, or it is not known. */
export const useAgentName = (): string | null => useQuery(meQuery).data?.agent?.firstName ?? null;
