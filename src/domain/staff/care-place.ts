/** Of whom somebody has care: a group of the event (null: all), the people of a room or vehicle, or of all rooms of a house. */
export type CarePlace =
  | { readonly group: string | null }
  | { readonly space: string }
  | { readonly house: string }
