/** Stands for libraries that jsPDF would fetch to print HTML and SVG, which this product never does. Nothing of them is shipped. */
export default undefined;
