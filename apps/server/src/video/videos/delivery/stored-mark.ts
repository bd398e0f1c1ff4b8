/** In the folder of a recording that the storage has, whole and compared. */
export const storedMark = 'stored'
/** The same of the pictures of a video. */
export const picturesMark = 'pictures-stored'
