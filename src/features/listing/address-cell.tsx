import { isNew } from '#src/domain/home.ts';
import { Badge } from '#src/ui/badge.tsx';
import { HomeFacts } from './home-facts.tsx';
import { HomeLink } from './home-link.tsx';
import type { RenderCell } from './table-features.ts';

export const addressCell: RenderCell = (home, { t, now }, { tabIndex }) => (
  <>
    <HomeLink home={home} tabIndex={tabIndex} />
    <HomeFacts home={home} withCity badge={isNew(home, now) && <Badge tone="info">{t('home:new')}</Badge>} />
  </>
);
