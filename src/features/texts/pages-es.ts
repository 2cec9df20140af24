import type { PagesTexts } from "./pages-en.ts";
import type { Prices } from "./spanish-prices.ts";

/** The Spanish words of the landing page, the story and the care circle. */
export function pagesEs({ priceOf, careCircleMembers }: Prices): PagesTexts {
  return {
    landing: {
      title: "Red Thread",
      heading: ["Años de documentos.", "Un hilo que los une."],
      lead: "Ponga una carta. En segundos ve lo que dice, lo que hay que hacer y dónde lo dice.",
      start: "Empezar mi historia",
      demo: "Ver la demostración",
      promise: "Nada sale de su dispositivo si usted no lo dice.",
      cardsLabel: "Tres documentos de una paciente ficticia, unidos por un hilo",
      cards: [
        {
          kind: "Análisis · 5 de diciembre",
          title: "La inflamación era alta",
          before: "PCR ",
          marked: "32.6 mg/L",
          after: ", valores habituales de 0 a 5",
        },
        {
          kind: "Carta de la clínica · 15 de enero",
          title: "Empezó el metotrexato",
          before: "",
          marked: "10 mg una vez por semana",
          after: ", los miércoles",
        },
        {
          kind: "Diario · 11 de mayo",
          title: "«Abrí un frasco yo sola.»",
          before: "Dolor ",
          marked: "3 de 10",
          after: ", antes 8",
        },
      ],
    },
    features: {
      heading: "Lo que hace con un montón de papeles",
      keep: {
        title: "Todo en un solo lugar",
        text: "Los PDF, las fotos y las notas de voz forman una sola línea de tiempo, en el orden en que ocurrió su atención.",
        sample: ["blood-results-5-december.pdf", "photo-of-prescription.jpg", "voice-note-9-february.mp3"],
      },
      explain: {
        title: "Palabras sencillas, con su fuente",
        text: "Cada documento se pone en frases cortas. Un número pequeño abre las palabras exactas en las que se apoyan.",
        sample: {
          sentence: "«ALT»: una enzima que se escapa cuando el hígado está dañado.",
          source: "«La ALT era de 31 U/L.»",
        },
      },
      tie: {
        title: "Hilos rojos",
        text: "Patrones entre documentos, con las pruebas a favor y en contra, y con cuánta seguridad los ve el programa.",
        sample: {
          for: "Más días con náuseas coincidieron con el metotrexato",
          against: "12 anotaciones hablan en contra.",
        },
      },
    },
    video: {
      label: "Un hilo rojo cose páginas sueltas y se convierte en una línea que baja.",
      heading: "De una bolsa de papeles a una línea que se puede seguir",
      text: "Véalo con los documentos de Nora Ellis, una paciente ficticia. No hace falta ninguna cuenta.",
      demo: "Empezar con la demostración",
      story: "Nuestra historia",
      pause: "Detener la animación",
      play: "Reproducir la animación",
    },
    sample: {
      heading: "Cómo se ve",
      badge: "Ejemplo: una paciente ficticia",
      text: "Nora Ellis no existe. Sus seis meses de documentos se escribieron para esta demostración, en inglés: aquí se muestran traducidos. Por ahora Red Thread lee y responde en inglés.",
      name: "Nora Ellis",
      facts: [
        { label: "Edad", value: "38" },
        { label: "Trabajo", value: "Profesora de cerámica" },
        { label: "Enfermedad", value: "Artritis reumatoide seropositiva" },
        { label: "Sus documentos", value: "23 archivos en 6 meses" },
        {
          label: "Medicamentos ahora",
          value: "Metotrexato 15 mg y ácido fólico 5 mg, una vez por semana; colecalciferol 1000 unidades al día",
        },
      ],
      painLabel: "Su dolor, mes a mes, bajó de 8.2 a 3.1 sobre 10 entre diciembre y mayo",
      pain: "Su dolor en el diario, mes a mes (de 0 a 10)",
      painMonths: ["Dic", "Ene", "Feb", "Mar", "Abr", "May"],
      ask: "Preguntar a mis documentos",
      question: "¿Ha bajado mi PCR desde diciembre?",
      answer: [
        {
          text: "Su proteína C reactiva (PCR) ha bajado en conjunto: 32.6 mg/L (5 dic 2024), 18.4 (29 ene 2025), 9.6 (5 mar 2025), 13.7 (23 abr 2025) y ahora 3.9 mg/L (14 may 2025), dentro de lo normal (de 0 a 5).",
          sources: [1, 2],
        },
      ],
      sources: [
        { name: "blood-results-5-december.pdf", page: 1, before: "", marked: "PCR 32.6 mg/L", after: " 0-5 alta" },
        {
          name: "blood-results-may-with-earlier.pdf",
          page: 1,
          before: "",
          marked: "PCR mg/L 32.6 alta 18.4 alta 9.6 alta 13.7 alta 3.9",
          after: " 0-5",
        },
      ],
      sourceLabel: (number, name) => `Fuente ${number}: ${name}`,
      sourcePage: (page) => `página ${page}`,
      sourcesLabel: "De dónde viene esto",
      you: "La pregunta",
      product: "La respuesta",
    },
    privacy: {
      heading: "Sus documentos son suyos",
      points: [
        {
          title: "Usted decide lo que se sube",
          text: "Un documento está ahí porque usted lo puso, y desaparece cuando usted lo borra.",
        },
        {
          title: "Nada se comparte sin su permiso",
          text: "Los documentos se leen en su dispositivo y se guardan en él bajo su contraseña. Nadie más tiene la llave.",
        },
        {
          title: "La demostración es inventada",
          text: "Sus datos son ficticios: una paciente inventada, con archivos escritos para este proyecto.",
        },
      ],
      more: "Cómo se protege su privacidad",
    },
    closing: {
      heading: "Por qué lo hacemos y cuánto podría costar",
      story: "Leer nuestra historia",
      pricing: "Ver los precios",
    },
    story: {
      title: "Nuestra historia",
      heading: "Empieza con una bolsa de la compra",
      note: "La mujer de esta historia es inventada, como todas las personas de este prototipo. La bolsa no lo es: casi toda persona que lleva mucho tiempo enferma tiene una.",
      paragraphs: [
        "La llevaba a cada cita. Cartas de cuatro hospitales, análisis de sangre con la mitad de arriba arrancada, una receta doblada muy pequeña, un diario que empezaba en un cuaderno y seguía en otro. Todo lo que un médico podría querer saber estaba en la bolsa. Nunca nadie tuvo tiempo de leerlo.",
        "Así que el hilo fue ella. Contaba la historia de nuevo en cada consultorio, cada vez un poco más corta. Cuando estaba cansada, se dejaba cosas. Una vez se dejó la que importaba: el dolor había cambiado en las semanas que siguieron a un medicamento nuevo, y las dos cosas se habían apuntado en edificios distintos.",
      ],
      quote: "«Yo era la única que había visto todas las páginas, y la única a la que nadie preguntaba.»",
      turnHeading: "La respuesta estaba en la bolsa",
      turn: [
        "Lo que necesitaba no era un médico más listo. Era alguien con paciencia: alguien que leyera cada página, pusiera las fechas en orden, dijera en palabras sencillas lo que decía cada una y señalara la línea. Y que dijera «aquí no está» cuando no estaba.",
        "Para eso existe Red Thread. Lee lo que usted ya tiene. Nunca dice de usted nada que no pueda mostrarle en sus propios documentos.",
      ],
      visionHeading: "Lo que queremos",
      vision: [
        {
          title: "El hilo lo lleva el paciente",
          text: "Sus documentos viven en su propio dispositivo. Usted elige lo que entra y quién lo ve.",
        },
        {
          title: "Las pruebas antes que la elocuencia",
          text: "Una frase corta con su fuente vale más que una frase bonita sin ella.",
        },
        {
          title: "Sinceridad ante la duda",
          text: "Lo que habla en contra de un patrón está junto a lo que habla a favor.",
        },
        {
          title: "Diez buenos minutos",
          text: "Una cita sale mejor cuando las dos personas tienen la misma página delante.",
        },
      ],
      callHeading: "Empiece con una página",
      callText: "No hace falta una historia completa. Una carta ya es un comienzo.",
      call: "Empezar mi historia",
      prototype: "Esto es un prototipo: use documentos inventados.",
    },
    careCircle: {
      title: "Círculo de apoyo",
      heading: "No debería cargar con todo a solas",
      lead: `El Círculo de apoyo está previsto como un añadido: ${priceOf("careCircle")} al mes para hasta ${careCircleMembers} familiares o cuidadores.`,
      notYet: "No forma parte de este prototipo. Esta página cuenta cómo se piensa que funcione.",
      usesHeading: "Para quién es",
      uses: [
        {
          title: "Un padre o una madre que vive lejos",
          text: "Ver que empezó la dosis nueva, sin una llamada para hablar de miligramos.",
        },
        {
          title: "Una pareja en la sala de espera",
          text: "Tener a mano las preguntas y los últimos resultados cuando la preocupación no deja recordar.",
        },
        {
          title: "Un hijo o una hija que ayuda",
          text: "Llevar una sola lista de medicamentos en la que toda la familia pueda confiar.",
        },
      ],
      stepsHeading: "Cómo se piensa que funcione",
      steps: [
        { title: "Usted invita", text: "Nombre a una persona. Nadie puede pedir que le dejen entrar." },
        { title: "Usted elige lo que ven", text: "Un nivel para cada persona, y un sí o un no para cada documento." },
        { title: "Usted lo ve y puede pararlo", text: "Un historial de lo que se abrió y un botón que le pone fin." },
      ],
      privacyHeading: "Privacidad y seguridad, según lo previsto",
      privacy: [
        `Hasta ${careCircleMembers} familiares o cuidadores`,
        "Un nivel de permiso propio para cada persona",
        "Compartir documento por documento, nunca todo a la vez por defecto",
        "Un acceso que se puede retirar en cualquier momento",
        "Un historial de quién miró qué",
      ],
      privacyNote:
        "Nada de esto existe todavía. Hoy nada en Red Thread se puede compartir con la cuenta de otra persona.",
      demo: "Ver la demostración",
      pricing: "Ver los precios",
    },
  };
}
