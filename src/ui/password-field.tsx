import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import classes from './password-field.module.css';

interface Props extends PasswordInputProps {
  /** Names the button that shows what is typed. */
  showLabel: string;
}

export function PasswordField({ showLabel, ...props }: Props) {
  return (
    <PasswordInput
      size="md"
      withAsterisk={false}
      visibilityToggleButtonProps={{ 'aria-label': showLabel, tabIndex: 0, className: classes['show'] ?? '' }}
      {...props}
    />
  );
}
