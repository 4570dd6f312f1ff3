export const onMac = navigator.platform.startsWith('Mac') || navigator.platform.startsWith('iP');
