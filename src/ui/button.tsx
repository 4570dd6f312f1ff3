import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Button.layer.css';

export { Button } from '@mantine/core';
