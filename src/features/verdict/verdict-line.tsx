import type { ReactNode } from 'react';
import type { Home } from '#src/domain/home.ts';
import { Verdict } from './verdict.tsx';

/** The verdict as a line of text, for the screens that are given it. */
export const verdictLine = (home: Home): ReactNode => <Verdict as="line" home={home} />;
