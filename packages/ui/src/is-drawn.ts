/** By a server, for a first screen: there is no view yet, no frame, and no app that could answer. */
export const isDrawn = typeof document === 'undefined'
