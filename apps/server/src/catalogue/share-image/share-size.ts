/** As networks show it under a link. */
export const shareWidth = 1200
export const shareHeight = 630
