import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { changeAgent } from '#src/api/account.ts';
import { patchAgent } from '#src/api/user.ts';
import { emailPattern } from '#src/domain/email.ts';
import { agentState, type User } from '#src/domain/user.ts';
import { useFormFailure } from '#src/i18n/use-form-failure.ts';
import { SubmitButton } from '#src/ui/submit-button.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { useForm } from '#src/ui/use-form.ts';
import { AgentSummary } from './agent-summary.tsx';
import { FormNote } from './form-note.tsx';
import classes from './settings.module.css';
import { useAgentDraft } from './use-agent-draft.ts';

interface Props {
  me: User;
  onDone: () => Promise<void>;
}

/** Names the agent, or another one. */
export function AgentForm({ me, onDone }: Props) {
  const { t } = useTranslation(['settings', 'common']);
  const cache = useQueryClient();
  const draft = useAgentDraft();
  const { form, field, pending, message, dismissMessage } = useForm({
    schema: z.object({
      email: z.string(),
      agent: z.string().check(z.regex(emailPattern, t('settings:errors.email'))),
    }),
    submit: async (named) => {
      const said = await changeAgent(named);
      draft.keep('');
      patchAgent(cache, named.agent);
      void showToast({ message: said ?? t('settings:agent.done'), closeLabel: t('common:actions.close') });
      await onDone();
    },
    explain: useFormFailure(),
  });
  const agent = field('agent');
  return (
    <>
      <AgentSummary me={me} />
      <form {...form} className={classes['form']}>
        <FormNote message={message} onDismiss={dismissMessage} />
        <input type="hidden" name="email" value={me.email ?? ''} />
        <TextField
          {...agent}
          ref={draft.ref}
          onInput={({ currentTarget }) => {
            agent.onInput();
            draft.keep(currentTarget.value);
          }}
          required
          label={t('settings:agent.email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div className={classes['submit']}>
          <SubmitButton tinted pending={pending} pendingLabel={t('settings:agent.pending')}>
            {agentState(me) === 'none' ? t('settings:agent.add') : t('settings:agent.change')}
          </SubmitButton>
        </div>
      </form>
    </>
  );
}
