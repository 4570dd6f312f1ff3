import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { changeAgent } from '#src/api/account.ts';
import { patchAgent } from '#src/api/user.ts';
import { agentDraft } from '#src/device/agent-draft.ts';
import { emailPattern } from '#src/domain/email.ts';
import { agentState, type User } from '#src/domain/user.ts';
import { SubmitButton } from '#src/ui/submit-button.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { AgentSummary } from './agent-summary.tsx';
import { FormNote } from './form-note.tsx';
import classes from './settings.module.css';
import { useSettingsForm } from './use-settings-form.ts';

interface Props {
  me: User;
  /** The address that was typed on this device and not saved. */
  draft: string;
  onDone: () => Promise<void>;
}

/** Sets the buyer's agent, or another one. */
export function AgentForm({ me, draft, onDone }: Props) {
  const { t } = useTranslation(['settings', 'common']);
  const cache = useQueryClient();
  const { register, errors, pending, message, dismissMessage, onSubmit } = useSettingsForm({
    defaultValues: { agent: draft },
    save: async ({ agent }) => {
      const said = await changeAgent({ email: me.email ?? '', agent });
      void agentDraft.keep(me.id, '');
      patchAgent(cache, agent);
      void showToast({ message: said ?? t('settings:agent.done'), closeLabel: t('common:actions.close') });
      await onDone();
    },
  });
  const agent = register('agent', {
    required: true,
    pattern: emailPattern,
    onChange: ({ target }: { target: HTMLInputElement }) => void agentDraft.keep(me.id, target.value),
  });
  return (
    <>
      <AgentSummary me={me} />
      <form noValidate onSubmit={onSubmit} className={classes['form']}>
        <FormNote message={message} onDismiss={dismissMessage} />
        <TextField
          {...agent}
          required
          label={t('settings:agent.email')}
          error={errors.agent && (errors.agent.message || t('settings:errors.email'))}
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
