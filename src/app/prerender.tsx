import { createMemoryHistory } from '@tanstack/react-router';
import { prerender } from 'react-dom/static.node';
import { locales } from '#src/domain/look.ts';
import { changeLanguage, startI18n } from '#src/i18n/start-i18n.ts';
import { Portal } from './portal.tsx';
import { createAppRouter } from './router.tsx';
import { createSignedInArea } from './signed-in-area.ts';

/** The anonymous screens that are the same for everybody. The others show the address that a code was sent to. */
const paths = ['/signin', '/signup', '/forgetPassword'];

async function render(path: string): Promise<string> {
  const area = createSignedInArea();
  const initialEntries = [import.meta.env.BASE_URL + path.slice(1)];
  const router = createAppRouter(area, createMemoryHistory({ initialEntries }));
  await router.load();
  const { prelude } = await prerender(<Portal router={router} area={area} />, {
    onError(error) {
      throw error;
    },
  });
  const markup = await new Response(prelude).text();
  if (!markup.includes('<form')) throw new Error(`${path} has no form: ${markup}`);
  if (markup.includes(' style="')) throw new Error(`${path} has a style attribute, which the policy forbids in markup`);
  return markup;
}

export interface Form {
  language: string;
  /** In lower case. */
  path: string;
  markup: string;
}

/** The anonymous screens in every language. deploy/prerender.ts writes them into the page. */
export async function renderForms(): Promise<Form[]> {
  await startI18n(locales[0]);
  const forms: Form[] = [];
  for (const language of locales) {
    await changeLanguage(language);
    for (const path of paths) forms.push({ language, path: path.toLowerCase(), markup: await render(path) });
  }
  return forms;
}
