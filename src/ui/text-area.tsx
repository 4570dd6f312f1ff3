import '@mantine/core/styles/Input.layer.css';
import { Textarea, type TextareaProps } from '@mantine/core';

/** A labelled field of several lines. */
export function TextArea(props: TextareaProps) {
  return <Textarea size="md" resize="vertical" {...props} />;
}
