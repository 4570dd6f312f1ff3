import type { ReactNode } from 'react';
import type { Home } from '#src/domain/home.ts';
import { Verdict } from './verdict.tsx';

/** The verdict as a line of text, for what leads to the home itself. */
export const verdictLine = (home: Home): ReactNode => <Verdict as="line" home={home} />;

/** The verdict as a line of links to the cards that explain it. */
export const verdictLinks = (home: Home): ReactNode => <Verdict as="links" home={home} />;
