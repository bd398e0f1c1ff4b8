/** In the folder of a recording that the storage has, whole and compared. */
export const storedMark = 'stored'
