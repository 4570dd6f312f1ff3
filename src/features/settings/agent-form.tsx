import { useTranslation } from 'react-i18next';
import { changeAgent, patchAgent } from '#src/api/change-account.ts';
import { useSignedIn } from '#src/api/signed-in.ts';
import { agentDraft } from '#src/device/agent-draft.ts';
import { emailPattern, trimmedEmail } from '#src/domain/email.ts';
import { agentAddress, agentState, isSameAddress, type User } from '#src/domain/user.ts';
import { useDescribeFailure } from '#src/i18n/use-describe-failure.ts';
import { EmailField } from '#src/ui/email-field.tsx';
import { FormNote } from '#src/ui/form-note.tsx';
import { SubmitButton } from '#src/ui/submit-button.tsx';
import { showToast } from '#src/ui/toast.ts';
import classes from './settings.module.css';
import { useSettingsForm } from './use-settings-form.ts';

interface Props {
  me: User;
  /** The address that was typed on this device and is not saved yet. */
  draft: string;
  onDone: () => Promise<void>;
}

export function AgentForm({ me, draft, onDone }: Props) {
  const { t } = useTranslation(['settings', 'agent', 'auth', 'common']);
  const { queryClient, userId } = useSignedIn();
  const describe = useDescribeFailure();
  const before = agentAddress(me);
  const replace = async (agent: string) => {
    const said = await changeAgent(queryClient, { email: me.email ?? '', agent });
    patchAgent(queryClient, agent);
    return said ?? t('settings:agent.done');
  };
  // A slip of a finger would cost the buyer the conversation with the agent.
  const undoFor = (agent: string) =>
    before && !isSameAddress(before, agent)
      ? {
          label: t('common:actions.undo'),
          run: () =>
            void replace(before).then(
              (message) => showToast({ message }),
              (error: unknown) => showToast({ kind: 'failed', message: describe(error) }),
            ),
        }
      : undefined;
  const { register, errors, pending, message, dismissMessage, onSubmit } = useSettingsForm({
    defaultValues: { agent: draft },
    save: async ({ agent }) => {
      const message = await replace(agent);
      void agentDraft.drop(userId, agent);
      return { message, action: undoFor(agent) };
    },
    onDone,
  });
  const agent = register('agent', {
    required: true,
    setValueAs: trimmedEmail,
    pattern: emailPattern,
    validate: { own: (address) => !isSameAddress(address, me.email ?? '') },
    onChange: ({ target }: { target: HTMLInputElement }) => void agentDraft.keep(userId, trimmedEmail(target.value)),
  });
  return (
    <form noValidate onSubmit={onSubmit} className={classes['form']}>
      {message !== null && <FormNote message={message} onDismiss={dismissMessage} />}
      <EmailField
        {...agent}
        required
        label={t('settings:agent.email')}
        error={
          errors.agent &&
          (errors.agent.message || t(errors.agent.type === 'own' ? 'settings:agent.own' : 'auth:errors.email'))
        }
        autoComplete="off"
      />
      <div className={classes['submit']}>
        <SubmitButton tinted pending={pending} pendingLabel={t('settings:agent.pending')}>
          {agentState(me) === 'none' ? t('agent:add') : t('settings:agent.change')}
        </SubmitButton>
      </div>
    </form>
  );
}
