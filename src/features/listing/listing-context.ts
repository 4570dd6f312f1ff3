import { createSafeContext } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useBuyerProfile } from '#src/api/buyer-profile.ts';
import { useMonthlyCost } from '#src/api/use-monthly-cost.ts';
import { useRankingWhenAsked } from '#src/api/use-ranking.ts';
import { budgetOf } from '#src/domain/budget.ts';
import type { Home } from '#src/domain/home.ts';
import type { Criterion, Score } from '#src/domain/question.ts';
import type { RankedHome } from '#src/domain/ranking.ts';
import { rememberedEach } from '#src/domain/remembered.ts';
import { homeFormatFor } from '#src/i18n/home-format.ts';
import { sentence } from '#src/i18n/sentence.ts';
import { useNow } from '#src/ui/use-now.ts';

export const homeFacts = ['beds', 'baths', 'sqft'] as const;
type HomeFact = (typeof homeFacts)[number];

/**
 * The values besides the homes that the listing renders and filters with: the same object until the language, the minute, or what a cost depends on
 * change.
 */
export function useListingContextValue() {
  const { t, i18n } = useTranslation(['listing', 'home', 'common']);
  const now = useNow();
  const cost = useMonthlyCost();
  const budget = budgetOf(useBuyerProfile() ?? null).max.amount;
  const words = useMemo(() => {
    const format = homeFormatFor(i18n.language);
    // Each sentence is translated once and not once a home: the statuses of 10,000 homes took 80 ms.
    const statusWord = rememberedEach((text: string) => format.market(text));
    const scoreLabels = rememberedEach((score: Score) =>
      rememberedEach((criterion: Criterion) => format.scoreLabel(criterion, score)),
    );
    const factLabels = rememberedEach((fact: HomeFact) =>
      rememberedEach((count: number) => t(`home:${fact}`, { count })),
    );
    const noAddress = t('home:noAddress');
    const label = (
      key: 'home:openPhoto' | 'listing:card.more' | `listing:row.${'select' | 'like' | 'dislike' | 'restore'}`,
    ) => {
      const ofAddress = sentence((address) => t(key, { address }));
      return ({ address }: Home) => ofAddress(address ?? noAddress);
    };
    return {
      t,
      format,
      /** The person's word for a market status, or the record's own text. */
      statusWord,
      /** What a screen reader hears of a score. */
      scoreLabel: (criterion: Criterion, score: Score) => scoreLabels(score)(criterion),
      /** `3 bd`. */
      factLabel: (fact: HomeFact, count: number) => factLabels(fact)(count),
      tourLabel: rememberedEach((isRequested: boolean) => t(isRequested ? 'home:tour.requested' : 'home:tour.none')),
      /** What a screen reader hears of the controls of a home. */
      labels: {
        openPhoto: label('home:openPhoto'),
        select: label('listing:row.select'),
        like: label('listing:row.like'),
        dislike: label('listing:row.dislike'),
        restore: label('listing:row.restore'),
        more: label('listing:card.more'),
      },
    };
  }, [t, i18n.language]);
  return useMemo(
    () => ({ ...words, now, budget, costOf: (home: Home) => cost(home).total }),
    [words, now, budget, cost],
  );
}
export type ListingContext = ReturnType<typeof useListingContextValue>;

/** The context for sorting. Separate from the one for rendering, because each changed home makes a new ranking. */
export interface OrderContext extends ListingContext {
  rankOf: (home: Home) => RankedHome | undefined;
}

export function useOrderContext(context: ListingContext): OrderContext {
  const ranking = useRankingWhenAsked();
  return useMemo(() => ({ ...context, rankOf: ({ id }) => ranking().of.get(id) }), [context, ranking]);
}

/** For the components that the listing renders once per home. */
export const [ListingProvider, useListingContext] = createSafeContext<
  ListingContext & { verdict: (home: Home) => ReactNode }
>('ListingProvider is missing.');

/**
 * A home's address, with the list that the way back leads to: it can be opened in a new tab, copied and shared. It changes with every filter,
 * so what reads it is small.
 */
export const [HrefProvider, useHrefOf] = createSafeContext<(home: Home) => string>('HrefProvider is missing.');
