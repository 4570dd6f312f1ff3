import { useMediaQuery } from '@mantine/hooks';

/** Whether the screen is one column: tables become cards, and actions a bar or a sheet. Paper never counts as a phone. */
export const useIsPhone = (): boolean =>
  useMediaQuery('screen and (max-width: 767px)', undefined, { getInitialValueInEffect: false });
