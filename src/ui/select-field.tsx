import '@mantine/core/styles/Input.layer.css';
import { NativeSelect, type NativeSelectProps } from '@mantine/core';

/** A labelled native select. */
export function SelectField(props: NativeSelectProps) {
  return <NativeSelect size="md" {...props} />;
}
