import type { Home } from '#src/domain/home.ts';

export interface Column {
  home: Home;
  street: string;
  /** A word of the street that no other of the homes has, or else the street. */
  name: string;
  /** Whether it alone has the best score. */
  leads: boolean;
}
