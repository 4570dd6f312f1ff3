import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiError } from '../domain/api-error.ts';
import { homesQuery } from './homes.ts';

const second = 1000;
/** A long list costs data and time: 50,000 homes are read once in 50 seconds. In milliseconds. */
const pausePerHome = 1;

interface Circumstances {
  failures: number;
  /** The pause in milliseconds that the server asked for; null if it asked for none. */
  retryAfter: number | null;
  /** Milliseconds since the person did anything. */
  idleFor: number;
  homes: number;
}

/** Milliseconds until the list is read again: soon in a conversation, later when the person is away, the server fails or the list is long. */
export function pollInterval({ failures, retryAfter, idleFor, homes }: Circumstances): number {
  const pace = idleFor > 10 * 60 * second ? 60 * second : idleFor > 2 * 60 * second ? 20 * second : 5 * second;
  return Math.max(pace, Math.min(120 * second, pace * 2 ** failures), retryAfter ?? 0, homes * pausePerHome);
}

const signs = ['pointerdown', 'keydown', 'scroll'] as const;

/** Reads the homes again and again while its screen is visible, and at once when the person comes back to it. */
export function usePolledHomes(): void {
  const activeAt = useRef(0);
  /** How many readings had failed when one last succeeded, or when the screen came. */
  const errorsBefore = useRef<number>(undefined);
  useEffect(() => {
    const note = () => {
      activeAt.current = Date.now();
    };
    note();
    for (const sign of signs) addEventListener(sign, note, { capture: true, passive: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, note, { capture: true });
    };
  }, []);
  useQuery({
    ...homesQuery,
    refetchInterval: ({ state: { status, data, error, errorUpdateCount } }) => {
      if (status === 'success') errorsBefore.current = errorUpdateCount;
      errorsBefore.current ??= Math.max(0, errorUpdateCount - 1);
      return pollInterval({
        failures: errorUpdateCount - errorsBefore.current,
        retryAfter: error instanceof ApiError ? error.retryAfter : null,
        idleFor: Date.now() - activeAt.current,
        homes: data?.items.length ?? 0,
      });
    },
    refetchOnWindowFocus: 'always',
  });
}
