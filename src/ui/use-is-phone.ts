import { useMediaQuery } from '@mantine/hooks';

/** Whether the screen is one column: tables become cards, and actions a bar or a sheet. */
export const useIsPhone = (): boolean =>
  useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false });
