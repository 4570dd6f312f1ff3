import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Market } from '../domain/market-status.ts';

/** A home's place in the market in words; a text that the portal has no word for stands as it came. */
export function marketTextFor(language: string): (market: Market) => string {
  const t = i18next.getFixedT(language, 'home');
  return ({ status, text }) => (status ? t(`market.${status}`) : text);
}

/** The same in the language of the page, whose words of `home` have been loaded. */
export const useMarketText = () => marketTextFor(useTranslation('home').i18n.language);
