// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allTexts, baseOf, translations } from '../support/catalogues.ts';
import { sourceFiles, withoutComments } from '../support/source-files.ts';

/*
 * How the texts are written: the punctuation, the voice and the one word per thing of each language.
 */

/** Replaces each variable by a letter that its value may end with: a Chinese one for some variables, else a Latin one. */
function spoken(text: string, language: string): string {
  const own =
    language === 'zh'
      ? /\{\{(?:name|date|when|criterion|criteria|nth|column|label|value|reason|what)[^}]*\}\}/g
      : /$^/g;
  return text.replaceAll(own, '字').replaceAll(/\{\{[^}]*\}\}/g, 'x');
}

/** Mistakes of punctuation that a native reader notices, by language. */
const misprints: Record<string, RegExp> = {
  en: /['"]|\.\.\.|\s-\s/,
  // French sets a space that does not break before these signs and within its quotation marks.
  fr: /[^\u00a0\u202f][:;!?»](?!\/\/)|«[^\u00a0\u202f]|[^\u00a0\u202f(]%|['"]/u,
  es: /^[^¿]*\?|^[^¡]*!|['"]/u,
  it: /['"]/,
  // A space between Chinese and Latin letters, none between Chinese ones, and full-width punctuation.
  zh: /\p{Script=Han}\s*[,.!?:;()]|[,.!?:;()]\s*\p{Script=Han}|\p{Script=Han}\s+\p{Script=Han}|\p{Script=Han}[\w$]|[\w%]\p{Script=Han}/u,
  ar: /\p{Script=Arabic}\s*[,;?]|\p{Script=Arabic}(?<!و)[A-Za-z]/u,
};

it.each(Object.entries(misprints))('%s has the punctuation of its language', (language, misprint) => {
  expect(allTexts(language).filter(([, text]) => misprint.test(spoken(text, language)))).toEqual([]);
});

it('no Chinese text of a conversation sets a space beside the address, which may be the words for "this home"', () => {
  const spaced = allTexts('zh').filter(
    ([key, text]) => key.startsWith('chat:') && /\s\{\{address|address\}\}\s/.test(text),
  );
  expect(spaced).toEqual([]);
});

it('no Spanish text adds a full stop to a time, which ends in "p.m."', () => {
  expect(allTexts('es').filter(([, text]) => /\{\{time\}\}\./.test(text))).toEqual([]);
});

describe('exclamation marks', () => {
  it('are in English only where the specification has them', () => {
    const verbatim =
      /^(?:auth:(?:errors|forgot|resetCode)\.|settings:errors\.|profile:(?:messages\.|stored)|common:notFound\.|shell:announcement\.)/;
    expect(allTexts('en').filter(([key, text]) => text.includes('!') && !verbatim.test(key))).toEqual([]);
  });

  it.each(translations)('are not used in %s', (language) => {
    expect(allTexts(language).filter(([, text]) => /[!！¡]/.test(text))).toEqual([]);
  });
});

it('English is in sentence case, except for texts of the specification', () => {
  const specified = new Set(
    (
      'Sign In|Sign Up|Reset Password|Account Verification|Get Verification Code|Enter Verification Code|Resend Code|Edit Profile|' +
      'Your Agent|Registration Awaited|Add Your Agent|Recent Properties|Browse All|All Properties|View Details|My Account|No Data Found|' +
      'Listing Provided By|Preset Color Pallets|Reset Theme|Nav Style|Semi Dark'
    ).split('|'),
  );
  const titled = allTexts('en').filter(
    ([key, text]) =>
      /^(?:\p{Lu}[\p{Ll}’]+ )+\p{Lu}[\p{Ll}’]+$/u.test(text) &&
      !key.startsWith('profile:choices.') &&
      !specified.has(text),
  );
  expect(titled).toEqual([]);
});

/** Words that a language does not use here, because the catalogues use another word for the thing or another form of address. */
const unwanted: Record<string, RegExp> = {
  en: /\bsqft\b|\bleft out\b|\bamong yours\b|\btaken off\b|\bmailbox\b(?!.*verify code)/i,
  es: new RegExp(
    [
      // "Usted" and "vosotros".
      'usted(?:es)?|su (?:agente|perfil|comentario)|pruebe|elija|añada|introduzca|seleccione|ingrese|\\p{L}+(?:ad|ed|id)l[ao]s?',
      // Spain's words, and second words for one thing.
      'casas?|comunidad|financiación|colegios?|plantas|suelos|introduc\\p{L}+|añad\\p{L}+|caducad\\p{L}+|intro|mayús|nota global|gastos de cierre|con contrato|rellen\\p{L}+',
    ].join('|'),
    'iu',
  ),
  fr: /étages?|(?:non |pas |biens? )aimés?|synthèse|adéquation|charges? de copropriété|sous contrat|complété|plus d’actions|bon après-midi|\bclassement de\b(?! départ)|pi²/iu,
  it: /\bimmobil[ei]\b|\bimmobili\b|\bposizione\b|\bpasso\b|\belenco\b|\bsintesi\b|\bvota(?:re)?\b|\bconness\p{L}\b|sconosciut|contanti|condominial|in trattativa|(?:con lei|il suo agente|il suo profilo|scelga|aggiunga|inserisca|selezioni)(?!\p{L})/iu,
  ar: /زيار|(?<!ضريبة ال)عقار(?! استثماري)|(?<!\p{L})يرجى|شورك|اتحاد|(?<!\p{L})[بلك]ـ/u,
  zh: /房子|住宅|房屋(?!用途|风格|与家庭)|[一这每]处|处房源|档案|物业|成本|评论|态度|会话|报价|个房源|比较(?![、，])|名次|现金|浴室|(?<!迷)你/u,
};

it.each(Object.entries(unwanted))('%s has one word per thing', (language, word) => {
  const whole = new RegExp(
    `(?<!\\p{L})(?:${word.source})(?!\\p{L})`,
    word.flags.includes('u') ? word.flags : `${word.flags}u`,
  );
  const pattern = language === 'es' ? whole : word;
  expect(allTexts(language).filter(([, text]) => pattern.test(text))).toEqual([]);
});

/** The tour of a home and the visit to the portal are two things. Many languages have one word for both. */
it.each([
  ['es', /visita/i],
  ['fr', /visite/i],
  ['it', /visita/i],
  ['ar', /معاينة/],
])('%s does not call the buyer’s last sign-in a tour', (language, tour) => {
  const lastLook = new Set(['changes:title', 'changes:lead', 'changes:none', 'shell:notifications.none']);
  expect(allTexts(language).filter(([key, text]) => lastLook.has(baseOf(key)) && tour.test(text))).toEqual([]);
});

/** "Your agent" replaces an unknown name. It has a capital letter, so the sentence has to begin with it. */
it('sentences about the agent begin with the name', () => {
  const named = ['chat:turn.agentSince', 'chat:turn.buyer', 'chat:start'];
  for (const language of ['en', 'es', 'fr', 'it']) {
    const texts = new Map(allTexts(language));
    for (const key of named) expect(texts.get(key), `${language} ${key}`).toMatch(/^\{\{name\}\}/);
  }
});

describe('the code', () => {
  const files = sourceFiles('src').filter((file) => !file.includes('/locales/'));
  const code = files.map((file) => [file, withoutComments(readFileSync(file, 'utf8'))] as const);
  const linesWith = (pattern: RegExp) =>
    code.flatMap(([file, text]) =>
      text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
    );

  it('joins no translated texts by punctuation, because each language has its own', () => {
    const joined = [
      // `{t('a')}: ` and `: {t('a')}` in markup, and the same in a template.
      /\bt\([^;]*\)\}\s*[:.,;!?](?:\s|<|\{|$)/,
      />\s*[:.,;!?]\s*\{t\(/,
      /\$\{t\([^;]*\)\}\s*[:.,;]/,
      /[:.,;] ?\$\{t\(/,
      /\.join\('[:.,;] ?'\)(?=.*\bt\()/,
      /\.join\('[:.;] '\)/,
    ];
    expect(joined.flatMap(linesWith)).toEqual([]);
  });

  it('isolates data, and no whole sentence with data in it', () => {
    expect(linesWith(/<bdi[^>]*>\{t\(|className="[^"]*\bltr\b[^"]*">\{t\(/)).toEqual([]);
  });
});
