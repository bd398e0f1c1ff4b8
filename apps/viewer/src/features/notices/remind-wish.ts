/** Of who had to log in first. */
export const remindWish = (eventId: number) => `remind ${eventId}`
