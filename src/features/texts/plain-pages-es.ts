import type { plainPagesEn } from "./plain-pages-en.ts";

/** The short honest pages in Spanish: what is true of this prototype today, and what is not. */
export const plainPagesEs: typeof plainPagesEn = {
  privacy: {
    title: "Privacidad",
    lead: "Sus documentos se leen en su dispositivo y se guardan en él. Esto es lo que significa exactamente.",
    sections: [
      {
        heading: "Lo que se queda en este dispositivo",
        points: [
          "Sus archivos, lo que se leyó en ellos, sus preguntas y las respuestas.",
          "Todo está sellado (AES-256) con una llave que solo abren su contraseña o su código de recuperación.",
          "Su contraseña. Aquí se convierte en una llave y no se envía a ningún sitio. Aunque nos lo pidiera, no podríamos cambiarla.",
        ],
      },
      {
        heading: "Lo que se envía",
        points: [
          "Nada de sus documentos. Leer, explicar y responder ocurre dentro de esta página, también sin conexión.",
          "La aplicación pide sus propios archivos al servidor de donde vino, y nada a ningún otro servidor.",
          "No hay publicidad, ni estadísticas de uso, ni cookies que le sigan.",
        ],
      },
      {
        heading: "Lo que conviene saber",
        paragraphs: [
          "Esto es un prototipo. No guarde en él datos médicos reales.",
          "Quien pueda abrir este dispositivo mientras su sesión está abierta puede ver sus documentos. Cierre la sesión si lo comparte.",
          "Un documento que pone sin cuenta también está sellado, pero mientras no lo conserve, quien use este navegador puede abrirlo. Se borra pasado el tiempo que usted eligió, la próxima vez que se abra esta página.",
          "Si se borran los datos de este sitio en el navegador, se borran también sus documentos. Si pierde su contraseña y su código de recuperación, nadie podrá volver a abrirlos.",
        ],
      },
      {
        heading: "La demostración",
        paragraphs: [
          "La demostración muestra a una paciente inventada. Sus datos son ficticios y no dicen nada de nadie.",
        ],
      },
    ],
  },
  howItWorks: {
    title: "Cómo funciona",
    lead: "De un archivo a una frase que usted puede comprobar, en cinco pasos, todos en su dispositivo.",
    sections: [
      {
        heading: "1. Lee",
        paragraphs: [
          "Un PDF entrega su texto; un escaneo o una foto pasa por el reconocimiento de texto. Cada palabra conserva su lugar en la página, para que se le pueda mostrar después.",
        ],
      },
      {
        heading: "2. Encuentra los datos",
        paragraphs: [
          "Los medicamentos, resultados, síntomas y fechas se buscan con listas de palabras y reglas. «Sin fiebre» no se toma por fiebre, y la enfermedad de su madre no se toma por la suya.",
        ],
      },
      {
        heading: "3. Los pone en palabras sencillas",
        paragraphs: [
          "Frases cortas, cada una con un número que abre las palabras en las que se apoya. Una cita que no está letra por letra en su documento se descarta antes de que usted la vea.",
        ],
      },
      {
        heading: "4. Los une",
        paragraphs: [
          "Un patrón que aparece en varios documentos se llama hilo rojo. Lleva consigo su grado de confianza y las pruebas a favor y en contra.",
        ],
      },
      {
        heading: "5. Responde",
        paragraphs: [
          "Sus preguntas se responden solo con sus propios documentos. «Eso no está en sus documentos» es una buena respuesta, y la recibirá.",
        ],
      },
      {
        heading: "Lo que no puede hacer",
        points: [
          "Se equivoca: reconocer una foto borrosa o una letra manuscrita es difícil. Mire la fuente antes de confiar en una frase.",
          "Lee solo en inglés, y en inglés resume y responde. Las pantallas ya están también en español.",
          "No le conoce y no es médico. Nunca le dice qué debe tomar.",
        ],
      },
    ],
  },
  accessibility: {
    title: "Accesibilidad",
    lead: "Red Thread está hecho para personas cansadas y con dolor, en un teléfono pequeño. Esto es lo que hacemos para ello.",
    sections: [
      {
        heading: "Lo que nos exigimos",
        points: [
          "WCAG 2.2 de nivel AA en cada página; cada página se comprueba de forma automática con axe, en claro y en oscuro.",
          "Un texto de 17 píxeles o más, con una letra pensada para la baja visión, y tan grande como lo pida su navegador.",
          "Todo funciona solo con el teclado, y siempre se ve dónde está el foco.",
          "Lo que se pulsa mide al menos 44 píxeles de alto.",
          "Nada se mueve si su dispositivo pide menos movimiento, y lo que se mueve solo se puede detener.",
          "El lector de pantalla avisa cuando se ha leído un documento y cuando ha llegado una respuesta.",
        ],
      },
      {
        heading: "Dónde se queda corto",
        points: [
          "Se comprobó de forma automática y a mano, pero todavía no con personas que usan un lector de pantalla cada día.",
          "La imagen de una página escaneada es solo una imagen. Las palabras reconocidas en ella están al lado, como texto.",
          "Una nota de voz tiene forma escrita solo si se pudo transcribir.",
        ],
      },
    ],
  },
};
