import '@mantine/core/styles/Input.layer.css';
import { TextInput, type TextInputProps } from '@mantine/core';

/** A labelled line of text. No asterisk marks a required field: optional ones say so in their label. */
export function TextField(props: TextInputProps) {
  return (
    <TextInput
      size="md"
      withAsterisk={false}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      {...props}
    />
  );
}
