import { useTranslation } from 'react-i18next';
import { BestWord } from './best-word.tsx';
import classes from './compare.module.css';
import type { ComparedColumn } from './use-columns.ts';
import type { Row } from './use-rows.ts';
import { ValueRow } from './value-row.tsx';

export function FactRows({ rows, columns }: { rows: readonly Row[]; columns: readonly ComparedColumn[] }) {
  const { t } = useTranslation(['home', 'common']);
  return rows.map(({ name, texts, notes, best, word, isPart, isNumber }) => (
    <ValueRow
      key={name}
      title={t(`home:facts.${name}`)}
      columns={columns}
      isPart={isPart}
      className={isNumber ? classes['numbers'] : undefined}
      cell={(_, index) => (
        <>
          {texts[index] ? <bdi>{texts[index]}</bdi> : <span className="muted">{t('common:notAvailable')}</span>}
          {word && best.includes(index) && <BestWord word={word} tied={best.length > 1} />}
          {notes?.[index] && <span className="small muted">{notes[index]}</span>}
        </>
      )}
    />
  ));
}
