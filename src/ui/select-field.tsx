import '@mantine/core/styles/Input.layer.css';
import { NativeSelect, type NativeSelectProps } from '@mantine/core';

/** A labelled choice of a few, by the browser's own list: it opens as a wheel on a phone. */
export function SelectField(props: NativeSelectProps) {
  return <NativeSelect size="md" {...props} />;
}
