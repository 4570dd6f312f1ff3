/** Whether the device is worked by a finger in the first place. */
export const isByTouch = () => matchMedia('(pointer: coarse)').matches;
