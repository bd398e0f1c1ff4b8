/** What a season may be, in whichever kind of file: more is a mistake, or meant to hurt. */
export const maxRows = 20_000
export const maxFileBytes = 8 * 1024 * 1024
/** Of what a workbook is once it is unpacked. */
export const maxUnpackedBytes = 24 * 1024 * 1024
/** Cells further to the right are left out. */
export const maxColumns = 60
/** One more than the longest text: a longer one is refused, not cut. */
export const maxCellLength = 5_001
/** Of all rows together: a few strings of a workbook, or an entry that repeats, may fill every row. */
export const maxTextLength = 8 * 1024 * 1024
