import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, type CheckboxProps } from '@mantine/core';

/** A labelled checkbox. */
export function CheckField(props: CheckboxProps) {
  return <Checkbox size="md" {...props} />;
}
