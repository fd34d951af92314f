/** Numbers that calculations read in a text: up to 26 digits before the point, rounded to 12 behind it. */
export const NUMBER_DIGITS_BEFORE = 26;
export const NUMBER_DIGITS_AFTER = 12;

/** What such a text looks like, in the common part of the engines' regular expressions. */
export const NUMBER_TEXT = '^[ \t\r\n]*[+-]?([0-9]+[.]?[0-9]*|[.][0-9]+)([eE][+-]?[0-9]{1,3})?[ \t\r\n]*$';
