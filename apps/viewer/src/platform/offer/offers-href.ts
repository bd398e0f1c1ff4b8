/** Where what opens a game is chosen and bought. Everything that leads to a purchase of a game comes here. */
export const offersHref = (eventId: number) => `/select-package/${eventId}`
