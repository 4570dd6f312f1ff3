import '@mantine/core/styles/Input.layer.css';
import { TextInput, type TextInputProps } from '@mantine/core';

/** A labelled line of text, without an asterisk where it is required: what may stay empty says so. Its error is tied to it and stands beneath. */
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
