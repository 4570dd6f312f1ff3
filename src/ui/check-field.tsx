import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, type CheckboxProps } from '@mantine/core';

/** A labelled box to tick; its error is tied to it and stands beneath. */
export function CheckField(props: CheckboxProps) {
  return <Checkbox size="md" {...props} />;
}
