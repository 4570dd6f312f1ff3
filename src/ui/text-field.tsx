import '@mantine/core/styles/Input.layer.css';
import { TextInput, type TextInputProps } from '@mantine/core';

/** A labelled line of text; its error is tied to it and stands beneath. */
export function TextField(props: TextInputProps) {
  return <TextInput size="md" inputWrapperOrder={['label', 'input', 'error', 'description']} {...props} />;
}
