/** Width and height of the drawn part of a checkbox or a radio button. */
export const checkboxSize = '1.125rem'
